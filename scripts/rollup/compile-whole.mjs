const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Has browsers that know the hint compile every function of these chunks while they load, on a thread of its own. Without it each
 * is compiled when it is first called: with the first press, on the page's own thread, while the visitor waits for the dialog.
 * Goes after the minifier, which takes comments out.
 */
export const compileWhole = (named) => ({
  name: 'meander-compile-whole',
  renderChunk: (code, { name }) => (named.test(name) ? { code: HINT + code, map: null } : null),
})
