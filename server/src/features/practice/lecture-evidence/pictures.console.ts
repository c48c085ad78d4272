import { evidenceFailures } from '#contract/practice/lecture-evidence.ts'
import { failures } from '#contract/wire/failure.ts'
import {
  choiceFilter,
  periodFilter,
  pictureColumn,
  stateColumn,
  states,
  textColumn,
  textFilter,
  timeColumn,
} from '#kernel/console-framework/columns.ts'
import { referencesField } from '#kernel/console-framework/fields.ts'
import { defineAction, defineForm, defineResource } from '#kernel/console-framework/resource.ts'
import { titledBy } from '#kernel/console-framework/titled-by.ts'
import { words } from '#kernel/console-framework/words.ts'
import { refuse } from '#kernel/fail.ts'
import { signedAddress } from '#kernel/files/signed-address.ts'
import { selectSheet, selectTask } from '#server/features/practice/expert-sheets/expert-sheets.queries.ts'
import { acceptDoubtful } from './accept-picture.ts'
import { changeSponsors } from './change-sponsors.ts'
import { pictureRows, sponsorRows } from './lecture-evidence.console.queries.ts'
import { selectSponsors } from './lecture-evidence.queries.ts'

const addressLifeMs = 3600_000

const sources = states({
  stream: ['直播截图', 'From the stream'],
  upload: ['上传', 'Uploaded'],
})
const flags = states({
  none: ['无', 'None', 'success'],
  used_before: ['曾用于其他会议', 'Used before', 'error'],
  too_old: ['早于会议', 'Older than the meeting', 'warning'],
})

export const evidencePicturesResource = defineResource({
  name: 'evidence-pictures',
  title: words('佐证照片', 'Evidence pictures'),
  right: 'experts.edit',
  rows: pictureRows,
  partOf: { experts: { by: 'sheet_id' } },
  titleOf: titledBy('guest', 'meeting'),
  columns: {
    picture: pictureColumn('照片', 'Picture'),
    guest: textColumn('专家', 'Expert'),
    meeting: textColumn('会议', 'Meeting'),
    source: stateColumn('来源', 'Source', sources),
    taken_at: timeColumn('拍摄时间', 'Taken'),
    flag: stateColumn('疑点', 'Doubt', flags),
    accept_reason: textColumn('认可原因', 'Accepted because'),
    created_at: timeColumn('收到时间', 'Received', { isHidden: true }),
  },
  filters: {
    q: textFilter('专家或会议', 'Expert or meeting'),
    doubt: choiceFilter('疑点', 'Doubt', {
      open: words('存疑', 'Doubtful'),
      none: words('无疑点', 'Without doubt'),
    }),
    created_at: periodFilter('收到时间', 'Received'),
  },
  present: (row, { vault }) => ({
    ...row,
    flag: row.flag || 'none',
    picture: signedAddress(vault, String(row.file_key), addressLifeMs),
  }),
  actions: {
    accept: defineAction({
      title: words('认可照片', 'Accept'),
      isBulk: true,
      asksReason: true,
      applies: ({ flag, accept_reason }) => flag !== '' && flag !== 'none' && accept_reason === '',
      async run(context, id, { row, reason }) {
        const sheet = await selectSheet(context.db, Number(row.sheet_id))
        if (!sheet) throw refuse(evidenceFailures.guestMissing)
        await acceptDoubtful(context, sheet, { pictureId: id, reason })
      },
    }),
  },
})

/** Which accounts of companies may see the lectures of a meeting. */
export const sponsorsResource = defineResource({
  name: 'evidence-sponsors',
  title: words('授课赞助方', 'Lecture sponsors'),
  right: 'experts.edit',
  rows: sponsorRows,
  titleOf: ({ meeting }) => String(meeting),
  columns: {
    meeting: textColumn('会议', 'Meeting'),
    begin_at: timeColumn('开始', 'Begins'),
    sponsors: textColumn('赞助方账号', 'Sponsor accounts'),
  },
  filters: { q: textFilter('会议', 'Meeting') },
  form: defineForm({
    asksReason: true,
    fields: { sponsors: referencesField('赞助方账号', 'Sponsor accounts', 'people') },
    async read({ db }, id) {
      return (await selectTask(db, id)) && { sponsors: await selectSponsors(db, id) }
    },
    async change(context, id, { sponsors }) {
      const found = await selectTask(context.db, id)
      if (!found) throw refuse(failures.dataMissing)
      const task = { taskId: id, meeting: found.meeting.title }
      const now = await selectSponsors(context.db, id)
      await changeSponsors(context, task, [
        ...now.filter((one) => !sponsors.includes(one)).map((userId) => ({ userId, isSponsor: false })),
        ...sponsors.filter((one) => !now.includes(one)).map((userId) => ({ userId, isSponsor: true })),
      ])
    },
  }),
})
