import { ATTRIBUTE_NAMES } from '../config/attributes.ts'
import type { PlannerConfig, ResolvedConfig } from '../config/index.ts'
import { resolveConfig } from '../config/resolve.ts'
import type { PartnerSettings } from '../contract/partners.ts'
import type { PlannerEvents } from '../events/index.ts'
import type { PlannerSource } from './source.ts'

interface SettingsDeps {
  /** What the tag, or the page's script, says of a key. */
  said: (name: keyof PlannerConfig) => unknown
  source: () => PlannerSource | null
  /** Something is known that was not. */
  onChange: () => void
  onProblem: (problem: PlannerEvents['failed']) => void
}

/** What holds for a planner: what is said of it, else what the page around is about, else what is registered for its partner, else the defaults. */
export function createSettings({ said, source, onChange, onProblem }: SettingsDeps) {
  /** The key whose settings were asked for, and what is registered under it: it holds where the tag says nothing else. */
  let partner: string | undefined
  let registered: PartnerSettings | undefined
  /** Where the page around is about; the tag's own destination wins over it. */
  let found: string | undefined

  /** Beside the planner, which waits for nothing of it. */
  function ask(origin: string, key: string | undefined): void {
    partner = key
    registered = undefined
    if (!key) return
    source()?.loadPartner(origin, key).then(
      ({ settings, problem }) => {
        if (key !== partner) return
        registered = settings
        if (problem) onProblem(problem)
        onChange()
      },
      (error: unknown) => onProblem({ code: 'partner', message: `${error}` }),
    )
  }

  function resolve(): { config: ResolvedConfig; bad: readonly { message: string }[] } {
    const all = Object.fromEntries(ATTRIBUTE_NAMES.map(name => [name, said(name) ?? (name === 'destination' ? found : undefined) ?? registered?.[name as keyof PartnerSettings]]))
    const resolved = resolveConfig(all, { origin: source()?.origin ?? location.origin, pageOrigin: location.origin })
    const { config } = resolved
    if (config.partner === partner) return resolved
    ask(config.origin, config.partner)
    return resolve()
  }

  return {
    resolve,
    /** The accent that is registered for the partner. */
    accent: () => registered?.accent,
    /** The page around is about this place. */
    find(name: string | undefined): void {
      found = name
      onChange()
    },
    /** What did not come is asked for again. */
    retry: () => void (registered || (partner = undefined)),
  }
}
