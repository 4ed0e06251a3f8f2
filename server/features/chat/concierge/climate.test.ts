import { expect, it } from 'vitest'
import { climateIn } from './climate.ts'

it.each(['Skip the line tickets please', 'Skip day 1, no activities planned', 'where should I travel in July? I skip breakfast usually', 'we need a skipper and some skill', 'We can skip the beach, where should we go in March?', 'no skiing please'])('hears no wish for weather in "%s"', (text) => {
  expect(climateIn(text)).toBeUndefined()
})

it.each([['somewhere to ski', 'cool'], ['a skiing holiday', 'cool'], ['skip the cold', 'warm'], ['a beach in January', 'warm'], ['not too hot', 'cool']])('hears in "%s" that %s is wanted', (text, climate) => {
  expect(climateIn(text)).toBe(climate)
})
