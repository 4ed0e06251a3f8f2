import { transform } from 'lightningcss'
import { describe, expect, it } from 'vitest'
import { hoverOnly } from './hover-only.mjs'

const built = (css: string) => new TextDecoder().decode(transform({ filename: 'sheet.css', code: new TextEncoder().encode(css), minify: true, visitor: hoverOnly() }).code)

describe('what a sheet says of hovering', () => {
  it('holds only where something can hover', () => {
    expect(built('.a:hover { top: 0 }')).toBe('@media (hover:hover){.a:hover{top:0}}')
    expect(built('.a:is(:hover, .b)::before { top: 0 }')).toBe('@media (hover:hover){.a:is(:hover,.b):before{top:0}}')
    expect(built('@container box (max-width: 20px) { .a:hover { top: 0 } }')).toBe('@container box (width<=20px){@media (hover:hover){.a:hover{top:0}}}')
  })

  it('keeps what the rule says, variables and all', () => {
    expect(built('.a:hover { color: var(--ink, rgb(from var(--b) r g b / 0.3)); inset: 0 }')).toBe('@media (hover:hover){.a:hover{color:var(--ink,rgb(from var(--b) r g b / .3));inset:0}}')
  })

  it('leaves what else the rule is for', () => {
    expect(built('.a:hover, .a[aria-selected] { top: 0 }')).toBe('.a[aria-selected]{top:0}@media (hover:hover){.a:hover{top:0}}')
  })

  it('leaves alone what says so itself, and all else', () => {
    expect(built('@media (hover: hover) { .a:hover { top: 0 } }')).toBe('@media (hover:hover){.a:hover{top:0}}')
    expect(built(':host([hidden]) { top: 0 }')).toBe(':host([hidden]){top:0}')
    expect(built('.a { top: 0 } .a:focus { left: 0 }')).toBe('.a{top:0}.a:focus{left:0}')
  })
})
