import { describe, expect, it } from 'vitest'
import { ATTRIBUTE_NAMES } from '../config/attributes.ts'
import { checkTag } from './script-checks.ts'

const findings = (attribute: string) => {
  document.body.innerHTML = `<meander-planner ${attribute}="x"></meander-planner>`
  return checkTag({ origin: 'https://meander.example', script: null, planners: [...document.querySelectorAll('meander-planner')] })
}

describe('the attributes of the tag', () => {
  it('are all known to the doctor, who has a list of their names of its own', () => {
    expect(ATTRIBUTE_NAMES.flatMap(findings)).toEqual([])
  })

  it('are named by the doctor where one is written wrongly', () => {
    expect(findings('loacle').map(({ line }) => line)).toEqual(['<meander-planner locale="x">'])
  })
})
