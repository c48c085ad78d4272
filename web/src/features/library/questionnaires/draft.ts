import type { Answers } from './answers.ts'

type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * What was answered so far outlives a reload and a login, on this device. A visitor's draft is taken over by whoever
 * logs in to send it; that of one user is not shown to another.
 */
export function createDraft(area: () => Area, questionnaireId: number, userid: string) {
  const key = `questionnaire_${questionnaireId}_draft`
  return {
    read(): Answers {
      try {
        return readAnswers(JSON.parse(area().getItem(key) ?? 'null'), userid)
      } catch {
        return {}
      }
    },
    write(answers: Answers) {
      try {
        area().setItem(key, JSON.stringify({ userid, answers }))
      } catch {
        // Without a store the form still works; only a reload loses it.
      }
    },
    clear() {
      try {
        area().removeItem(key)
      } catch {
        // There was no store to keep it in either.
      }
    },
  }
}

function readAnswers(source: unknown, userid: string): Answers {
  const draft = source as { userid?: unknown; answers?: unknown } | null
  if (!draft || (draft.userid !== '' && draft.userid !== userid)) return {}
  const entries = Object.entries((draft.answers ?? {}) as Record<string, unknown>)
  return entries.every(([, said]) => isSaid(said)) ? (draft.answers as Answers) : {}
}

function isSaid(said: unknown): boolean {
  const { optionIds, text } = (said ?? {}) as { optionIds?: unknown; text?: unknown }
  return Array.isArray(optionIds) && optionIds.every(Number.isInteger) && typeof text === 'string'
}
