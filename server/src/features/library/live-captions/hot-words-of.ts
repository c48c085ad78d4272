import type { Services } from '#kernel/services.ts'
import { synonymDictionary } from '#server/features/library/synonyms/synonym-dictionary.ts'
import { selectProgramme } from '#server/features/meetings/meetings/programme.queries.ts'
import { chooseHotWords } from './choose-hot-words.ts'

/** What is likely to be said in a meeting, by its programme. */
export async function hotWordsOf(
  { db, states }: Services,
  { meeting_id: meetingId, title }: { meeting_id: number; title: string },
): Promise<string[]> {
  const [dictionary, programme] = await Promise.all([
    states.get(synonymDictionary).get(),
    selectProgramme(db, meetingId),
  ])
  const titles = [title, ...programme.map(({ session }) => session.title)]
  const people = programme.flatMap(({ expert }) => (expert ? [expert.name] : []))
  return chooseHotWords(dictionary, titles, people)
}
