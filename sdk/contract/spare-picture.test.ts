import { describe, expect, it } from 'vitest'
import type { ProductCode } from './ids.ts'
import { isSpare, sparePicture } from './spare-picture.ts'

const activity = (title: string, productCode = '5010SYD', tags?: string[]) => ({ productCode: productCode as ProductCode, title, ...(tags && { tags }) })

describe('the picture that stands in for another [2.133]', () => {
  it.each([
    ['Wine tasting in the Douro', [], 'wine'],
    ['A morning on the water', ['Sailing'], 'boat'],
    ['Skip the line', ['Museums'], 'museum'],
    ['Castle of the Moors', [], 'castle'],
    ['Alfama on foot', [], 'oldtown'],
  ])('shows of %j (%j) a %s', (title, tags, scene) => {
    expect(sparePicture(activity(title, 'P1', tags))).toMatch(new RegExp(`^/media/activities/${scene}[1-3]-[a-z]+-spare-[0-7]-1\\.svg$`))
  })

  it('is the same for the same product, and another for others', () => {
    const of = (code: string) => sparePicture(activity('A walk', code))
    expect(of('A1')).toBe(of('A1'))
    expect(new Set(Array.from({ length: 40 }, (_, at) => of(`P${at}`))).size).toBeGreaterThan(15)
  })

  it('is told from the pictures of products', () => {
    expect(['SPARE-0', 'SPARE-7', 'SPARE-8', 'LIS-TRAM-28', 'XSPARE-1'].map(isSpare)).toEqual([true, true, false, false, false])
  })
})
