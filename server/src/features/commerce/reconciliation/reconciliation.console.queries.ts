import { contains, defineRows, equalTo } from '#kernel/console/rows.queries.ts'
import { statementDifferences as differences } from './reconciliation.tables.ts'

export const differenceRows = defineRows({
  id: differences.id,
  values: {
    day: differences.day,
    provider: differences.provider,
    movement: differences.movement,
    kind: differences.kind,
    number: differences.number,
    here_fen: differences.here_fen,
    there_fen: differences.there_fen,
  },
  from: (db, values) => db.select(values).from(differences).$dynamic(),
  filters: {
    q: contains(differences.number),
    provider: equalTo(differences.provider),
    kind: equalTo(differences.kind),
  },
})
