/**
 * Sets custom properties on an element through its style object, since a page that forbids style
 * attributes (as ours does) would not let Lit's `styleMap` write one.
 */
import { noChange } from "lit";
import { Directive, directive, type ElementPart } from "lit/directive.js";

type Vars = Readonly<Record<`--${string}`, string | number>>;

class CssVars extends Directive {
  override render(_: Vars): unknown {
    return noChange;
  }

  override update(part: ElementPart, [vars]: [Vars]): unknown {
    const { style } = part.element as HTMLElement;
    for (const [name, value] of Object.entries(vars)) style.setProperty(name, String(value));
    return noChange;
  }
}

export const cssVars = directive(CssVars);
