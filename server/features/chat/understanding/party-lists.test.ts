import { describe, expect, it } from 'vitest'
import { readParty } from './party.ts'

/** Some who travel, and what they add to the count and to the ages. */
type Member = readonly [words: string, count: number, ages?: readonly number[]]

const GROWN: Member[] = [
  ['my wife', 1], ['my mother-in-law', 1], ['my best friend', 1], ['my two sisters', 2], ['my parents', 2], ['my parents (68 and 71)', 2, [68, 71]], ['three colleagues', 3], ['my 80-year-old gran', 1, [80]], ['a friend from school', 1], ['my elder brother', 1], ['both my uncles', 2],
]
const YOUNG: Member[] = [
  ['a toddler', 1], ['my twins', 2], ['my 3-year-old', 1, [3]], ['an 8-month-old', 1, [0]], ['two kids aged 6 and 9', 2, [6, 9]], ['my son (12)', 1, [12]], ['my two little daughters', 2], ['four children, 5, 7, 9 and 11', 4, [5, 7, 9, 11]], ['my nephew, 15 years old,', 1, [15]], ['a girl of 10', 1, [10]],
]
const COUNTED: Member[] = [['2 adults', 2], ['one senior', 1], ['three nurses', 3], ['five german students', 5], ['two couples', 4], ['4 backpackers', 4], ['six very tired teachers', 6], ['1 adult', 1]]
const JOINTS = [' and ', ', ', ' plus ', ' + ', ' & ', ' with ', ', and ']

function eachPair(left: readonly Member[], right: readonly Member[], check: (said: { first: Member; second: Member; joint: string }) => void): void {
  left.forEach((first, at) => right.forEach((second, place) => check({ first, second, joint: JOINTS[(at * 3 + place) % JOINTS.length] ?? ' and ' })))
}

function agesOf(...members: readonly Member[]): number[] {
  return members.flatMap(([, , ages]) => ages ?? [])
}

describe('lists of those who travel', () => {
  it('adds up the one who speaks and any two that are named [1.6]', () => {
    const wrong: string[] = []
    for (const beginning of ['me, ', 'it is me and ', 'i am going with ']) {
      eachPair(GROWN, [...YOUNG, ...GROWN], ({ first, second, joint }) => {
        if (first === second) return
        const text = `${beginning}${first[0]}${joint}${second[0]}`
        const party = readParty(text)
        if (party?.size !== 1 + first[1] + second[1] || party.ages.join() !== agesOf(first, second).join()) wrong.push(`${text}: ${party?.size} [${party?.ages.join()}]`)
      })
    }
    expect(wrong).toEqual([])
  })

  it('takes a number for all who are then told one by one [1.6]', () => {
    const told = readParty('we are 6 persons - me, wife, my parents (both 68), daughter 12 and son 8')
    expect(told).toMatchObject({ size: 6, adults: 4, children: 2, ages: [68, 68, 12, 8] })
    expect(readParty('we are 5 people: me, my husband, our two kids (7 and 9) and gran (80)')).toMatchObject({ size: 5, children: 2 })
    expect(readParty('a group of 26 plus 2 teachers')?.size).toBe(28)
  })

  it('takes the age of all for no number of them [1.6]', () => {
    for (const text of ["what do i bring? we're all 20", 'they are all over 60, so easy walks', 'we are all about 35']) expect(readParty(text)?.size, text).toBeUndefined()
    expect(readParty('we are all 5 going')?.size).toBe(5)
  })

  it('adds up two that are counted, with nobody beside them [1.6]', () => {
    const wrong: string[] = []
    eachPair(COUNTED, [...COUNTED, ...YOUNG.filter(([words]) => !/^my/.test(words))], ({ first, second, joint }) => {
      const text = `for ${first[0]}${joint}${second[0]}`
      const party = readParty(text)
      if (party?.size !== first[1] + second[1] || party.ages.join() !== agesOf(first, second).join()) wrong.push(`${text}: ${party?.size} [${party?.ages.join()}]`)
    })
    expect(wrong).toEqual([])
  })

  it('reads every age of a child in twelve ways [1.6]', () => {
    const wrong: string[] = []
    for (let age = 2; age <= 17; age += 1) {
      const article = /^(?:8|11)/.test(String(age)) ? 'an' : 'a'
      const ways = [
        `with my ${age} year old`, `with my ${age}-year-old son`, `with ${article} ${age}yo`, `with ${article} ${age} y/o girl`, `my daughter (${age}) and me`, `my son aged ${age} and me`, `my daughter is ${age}`, `my son, ${age}, and me`, `my kid just turned ${age}`, `a boy of ${age} and me`,
        `one child, age ${age}`, `my daughter ada (${age} yrs) and i`,
      ]
      for (const way of ways) if (readParty(way)?.ages.join() !== String(age)) wrong.push(`${way}: ${readParty(way)?.ages.join()}`)
    }
    expect(wrong).toEqual([])
  })
})
