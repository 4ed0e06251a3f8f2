import { describe, expect, it } from 'vitest'
import { expandCitation, readCitations, readRows } from './coverage-spec.mjs'

const rows = readRows('- **5.1** One. (browser, chat)\n- **5.2** Two. (api, chat)\n- **5.4** Four. (api, chat)\n')

/** Put together here, so that the samples below do not themselves count as tests. */
const CALL = ['i', 't'].join('')

describe('the rows that tests cite', () => {
  it('reads single rows, lists and ranges from titles', () => {
    const source = `${CALL}('does this [5.1]', () => {})\n${CALL}.each(['a', ('b')])('and that [5.1, 5.2-5.4]', () => {})`
    expect(readCitations(source)).toEqual(['5.1', '5.1', '5.2-5.4'])
  })

  it('leaves out what is skipped or only a comment', () => {
    expect(readCitations(`${CALL}.skip('not run [5.1]', () => {})\n// ${CALL}('old [5.2]', () => {})`)).toEqual([])
  })

  it('expands a range to the rows there are, and nothing for a row that does not exist', () => {
    expect(expandCitation('5.1-5.4', rows)).toEqual(['5.1', '5.2', '5.4'])
    expect(expandCitation('5.3', rows)).toEqual([])
    expect(expandCitation('5.9', rows)).toEqual([])
  })
})
