import { expect, it } from 'vitest'
import { demoSignInWarning } from './warning.ts'

it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'https://[::1]'])('is silent at %s, which only this machine can name', (publicUrl) => {
  expect(demoSignInWarning(publicUrl)).toBeNull()
})

it.each(['https://planner.example.com', 'http://192.168.1.20:3000', 'https://localhost.example.com'])('warns at %s', (publicUrl) => {
  expect(demoSignInWarning(publicUrl)).toMatch(/no password: anyone who reaches this address can open any demo account by its name\.$/)
})

it('names the open mailer where mails really go out', () => {
  expect(demoSignInWarning('https://planner.example.com', true)).toMatch(/by its name and, .* have any number of them sent from your address\.$/)
})
