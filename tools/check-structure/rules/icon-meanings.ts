import { featureOf } from '../feature-of.ts'
import { lineAt } from '../line-at.ts'
import type { Finding, SourceTree } from '../source-tree.ts'

/** Icons that people know by one meaning, and the features that show it. */
const meanings: Record<string, { means: string; features: string[] }> = {
  StarIcon: { means: 'to collect', features: ['marks', 'meeting-page', 'personal-center'] },
  HeartIcon: { means: 'to like', features: ['marks', 'comments', 'live-room', 'meeting-page'] },
  DownloadIcon: {
    means: 'to save a file',
    features: ['share', 'encyclopedia', 'native-app', 'personal-center'],
  },
  CalendarIcon: {
    means: 'a day to remember',
    features: ['reservations', 'expert-sessions', 'personal-center', 'conferences'],
  },
  GearIcon: { means: 'the settings of the player', features: ['player'] },
  AwardIcon: { means: 'a certificate', features: ['study', 'personal-center'] },
}

export function findStrayIcons(tree: SourceTree): Finding[] {
  return tree.files
    .filter(({ path }) => /^web\/src\/features\/.*\.tsx$/.test(path))
    .flatMap(({ path, text }) =>
      Array.from(text.matchAll(/<(\w+Icon)\b/g)).flatMap((match) => {
        const icon = meanings[match[1]!]
        if (!icon || icon.features.includes(featureOf(path)?.name ?? '')) return []
        return [{ path, line: lineAt(text, match.index), message: `${match[1]} means ${icon.means}` }]
      }),
    )
}
