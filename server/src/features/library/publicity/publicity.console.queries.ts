import { contains, defineRows, equalTo, within } from '#kernel/console-framework/rows.queries.ts'
import { publicityApplications as applications } from './publicity.tables.ts'

export const applicationRows = defineRows({
  id: applications.id,
  values: {
    topic: applications.topic,
    name: applications.name,
    title: applications.title,
    hospital: applications.hospital,
    department: applications.department,
    state: applications.state,
    reason: applications.reason,
    created_at: applications.created_at,
    reviewed_at: applications.reviewed_at,
  },
  from: (db, values) => db.select(values).from(applications).$dynamic(),
  filters: {
    q: contains(applications.topic, applications.name, applications.hospital),
    state: equalTo(applications.state),
    created_at: within(applications.created_at),
  },
})
