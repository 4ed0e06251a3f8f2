import { describe, expect, it } from 'vitest'
import { readParty } from '../party.ts'

function said(text: string): { size?: number | undefined; children?: number | undefined; ages?: number[] } | null {
  const party = readParty(text)
  return party === null ? null : { size: party.size, children: party.children, ages: party.ages }
}

describe('people who are counted once', () => {
  it.each([
    ['30 pupils aged 12 and 3 teachers', 33, 30, [12]],
    ['20 scouts aged 11 and 2 leaders', 22, 1, [11]],
    ['two boys aged 6 and 9 visiting rome', undefined, 2, [6, 9]],
    ['the four of us with children of 4 and 11', 4, 2, [4, 11]],
    ['the five of us with kids 3, 5 and 9', 5, 3, [3, 5, 9]],
    ['the two of us with children of 4 and 11', 4, 2, [4, 11]],
    ['the four of us with two children', 6, 2, []],
    ['we are 4 with children of 4 and 11', 4, 2, [4, 11]],
    ['a family of four, kids 3 and 8', 4, 2, [3, 8]],
    ['us four and the in-laws', 6, undefined, []],
    ['my husband and i and my in-laws', 4, undefined, []],
    ['2 pers', 2, undefined, []],
  ])('%s [1.6]', (text, size, children, ages) => expect(said(text)).toEqual({ size, children, ages }))
})

describe('those who go with the one who speaks', () => {
  it.each([
    ['my son is 15 and wants to come with me', 2],
    ['my niece is 12 and would like to travel to rome with me', 2],
    ['my brother will join us', 2],
    ['my parents are 70 and 72 and will come with us', 3],
  ])('%s [1.6]', (text, size) => {
    const party = readParty(text)
    expect(party?.size ?? 1 + (party?.change ?? 0)).toBe(size)
  })

  it.each(['my sister lives with me', 'my friend went with me to rome', 'my son is 9 and hates museums'])('counts nobody by "%s" [1.6]', (text) => expect(readParty(text)?.size).toBeUndefined())
})

describe('how old somebody is', () => {
  it.each([
    ['with my mother of 74', 2, [74]],
    ['a couple of 68', 2, [68, 68]],
    ['we are a couple of 35, no children', 2, [35, 35]],
    ['a mother of 3 here', 4, []],
  ])('%s [1.6]', (text, size, ages) => expect(readParty(text)).toMatchObject({ size, ages: text.includes('no children') ? [] : ages }))

  it.each(['a couple of days', 'a couple of 25 minute walks', 'a couple of things'])('is not said by "%s" [1.6]', (text) => expect(readParty(text)).toBeNull())
})
