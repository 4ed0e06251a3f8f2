import { atom, type ReadableAtom } from 'nanostores'

/** What a traveller is asked before something is put where a soft rule speaks against it. */
export interface Question {
  title: string
  /** 'Monday, March 15, 7:00 PM' */
  when: string
  /** Sentences. */
  reasons: readonly string[]
}

export interface Consent {
  $question: ReadableAtom<Question | null>
  /** True when the traveller goes ahead. A question that another one takes the place of is declined. */
  ask(question: Question): Promise<boolean>
  answer(yes: boolean): void
}

export function createConsent(): Consent {
  const $question = atom<Question | null>(null)
  let settle: (yes: boolean) => void = () => {}
  const answer = (yes: boolean) => {
    $question.set(null)
    settle(yes)
  }
  return {
    $question,
    ask(question) {
      answer(false)
      $question.set(question)
      return new Promise<boolean>((resolve) => {
        settle = resolve
      })
    },
    answer,
  }
}
