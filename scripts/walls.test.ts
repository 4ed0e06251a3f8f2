import { fileURLToPath } from 'node:url'
import { ESLint } from 'eslint'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const eslint = new ESLint({ cwd: root })

/** The rules that a file with this one import would break. */
async function brokenRules(filePath: string, imported: string) {
  const [result] = await eslint.lintText(`import * as x from '${imported}'\nexport const y = x\n`, { filePath: root + filePath })
  return result?.messages.map((message) => message.ruleId) ?? []
}

describe('the rooms of the chat', () => {
  it.each([
    ['conversation', 'trip/turns.ts', true],
    ['conversation', 'answering/draft.ts', true],
    ['conversation', 'conversation/policy.ts', false],
    ['trip', 'answering/said.ts', true],
    ['trip', 'conversation/conversations.ts', false],
    ['answering', 'trip/turns.ts', false],
    ['ranking', 'tools/spoken.ts', true],
    ['understanding', 'item-talk/short-title.ts', true],
    ['concierge', 'answering/told.ts', true],
    ['concierge', 'tools/spoken.ts', false],
  ])('%s importing %s is refused: %s', async (room, imported, refused) => {
    const broken = await brokenRules(`server/features/chat/${room}/new.ts`, `../${imported}`)
    expect(broken.includes('import-x/no-restricted-paths')).toBe(refused)
  })
})

describe('the walls between rooms', () => {
  it.each([
    ['sdk/contract/new.ts', '../bridge.ts'],
    ['widget/features/chat/new.ts', '../../../server/config/index.ts'],
    ['server/features/chat/new.ts', '../../../widget/api/client.ts'],
    ['widget/kit/new.ts', '../features/auth/index.ts'],
    ['widget/features/auth/new.ts', '../itineraries/index.ts'],
    ['server/features/itineraries/new.ts', '../sharing/index.ts'],
    ['site/new.ts', '../widget/entry.tsx'],
    ['server/http/new.ts', '../features/auth/index.ts'],
    ['server/app.ts', './features/activities/providers/sample/index.ts'],
    ['widget/app/new.ts', '../../sdk/mount.ts'],
    ['site/new.ts', '../sdk/element/meander-planner.ts'],
  ])('%s may not import %s', async (filePath, imported) => {
    expect(await brokenRules(filePath, imported)).toContain('boundaries/dependencies')
  })

  it.each([
    ['widget/features/chat/new.ts', '../auth/index.ts'],
    ['widget/features/auth/new.ts', '../../../sdk/bridge.ts'],
    ['server/deps.ts', './features/activities/providers/sample/index.ts'],
    ['site/new.ts', '@meander/sdk'],
    ['server/features/itineraries/new.ts', '@meander/sdk/contract/itineraries'],
    ['widget/app/new.ts', '../features/chat/index.ts'],
  ])('%s may import %s', async (filePath, imported) => {
    expect(await brokenRules(filePath, imported)).not.toContain('boundaries/dependencies')
  })
})
