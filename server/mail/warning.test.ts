import { expect, it } from 'vitest'
import { unsentMailWarning } from './warning.ts'

it('says at a public address that no mail goes out', () => {
  expect(unsentMailWarning('https://planner.example.com', null)).toMatch(/^Warning   SMTP_URL is not set: .* nobody gets them\.$/)
})

it.each([
  ['http://localhost:3000', null],
  ['https://planner.example.com', 'smtp://mail.example.com'],
])('is silent at %s with %s', (publicUrl, smtpUrl) => {
  expect(unsentMailWarning(publicUrl, smtpUrl)).toBeNull()
})
