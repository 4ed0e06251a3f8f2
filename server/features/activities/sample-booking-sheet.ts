/** The page's own few rules, in the paper and ink of the product. */
export const SAMPLE_BOOKING_SHEET = `
:root { color-scheme: light dark; --paper: light-dark(#f6f1e4, #12222b); --ink: light-dark(#12222b, #f1eadb); --soft: light-dark(#4b5a60, #b5bfc0); --line: light-dark(#cfc7b3, #38474e); --accent: #ffc62e; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 17px/1.55 Georgia, 'Times New Roman', serif; }
main { max-width: 640px; margin: 0 auto; padding: 28px 20px 56px; }
img { display: block; width: 100%; height: auto; }
h1 { margin: 4px 0 20px; padding-bottom: 16px; border-bottom: 1.5px solid var(--ink); font-size: clamp(26px, 6vw, 38px); font-weight: 500; line-height: 1.12; }
.place { margin: 20px 0 0; color: var(--soft); font: 15px/1.4 system-ui, sans-serif; }
dl { display: grid; grid-template-columns: 132px 1fr; margin: 0; font: 16px/1.4 system-ui, sans-serif; font-variant-numeric: tabular-nums; }
dt, dd { margin: 0; padding: 10px 0; border-bottom: 1px solid var(--line); }
dt { color: var(--soft); }
dd { overflow-wrap: anywhere; }
.note { margin: 28px 0; padding: 14px 16px; border-left: 3px solid var(--accent); font: 16px/1.5 system-ui, sans-serif; }
a { color: inherit; display: inline-block; padding: 10px 0; }
a:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
`
