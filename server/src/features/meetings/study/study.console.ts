import {
  periodFilter,
  stateColumn,
  stateFilter,
  states,
  textColumn,
  textFilter,
  timeColumn,
} from '#kernel/console-framework/columns.ts'
import { defineAction, defineResource } from '#kernel/console-framework/resource.ts'
import { titledBy } from '#kernel/console-framework/titled-by.ts'
import { words } from '#kernel/console-framework/words.ts'
import { certificateAddress } from '#server/features/meetings/certificates/certificate-address.ts'
import { presentPoints } from '#server/features/meetings/certificates/certificates.present.ts'
import { selectNumber } from '#server/features/meetings/certificates/certificates.queries.ts'
import { meetingFilter } from '#server/features/meetings/meetings/meeting-filter.queries.ts'
import { reissue, revoke, sendAgain } from './decide-certificate.ts'
import { certificateRows } from './study.console.queries.ts'

const certificateStates = states({
  valid: ['有效', 'Valid', 'success'],
  revoked: ['已撤销', 'Revoked', 'error'],
})

export const certificatesResource = defineResource({
  name: 'certificates',
  title: words('证书', 'Certificates'),
  right: 'meetings.edit',
  rows: certificateRows,
  partOf: { meetings: { by: 'meeting' }, people: { by: 'user_id', right: 'people.read' } },
  titleOf: titledBy('number', 'truename'),
  columns: {
    number: textColumn('编号', 'Number'),
    truename: textColumn('姓名', 'Name'),
    meeting: textColumn('会议', 'Meeting'),
    credit: textColumn('学分', 'Credit'),
    issued_on: textColumn('颁发日期', 'Issued'),
    state: stateColumn('状态', 'State', certificateStates),
    revoke_reason: textColumn('撤销原因', 'Why revoked', { isHidden: true }),
    created_at: timeColumn('生成时间', 'Made at', { isHidden: true }),
  },
  filters: {
    q: textFilter('编号或姓名', 'Number or name'),
    meeting: meetingFilter,
    state: stateFilter('状态', 'State', certificateStates),
    created_at: periodFilter('生成时间', 'Made at'),
  },
  present: (row) => ({ ...row, credit: presentPoints(Number(row.points_tenths)) }),
  async detail({ db, vault, caller }, id) {
    const number = await selectNumber(db, id)
    const title = caller.language === 'zh' ? '证书' : 'Certificate'
    return [{ title, kind: 'picture', value: certificateAddress(vault, number, 'png') }]
  },
  actions: {
    sendAgain: defineAction({
      title: words('再次发送', 'Send again'),
      isBulk: true,
      applies: ({ state }) => state === 'valid',
      run: (context, _id, { row }) => sendAgain(context, String(row.number)),
    }),
    revoke: defineAction({
      title: words('撤销', 'Revoke'),
      isDangerous: true,
      isBulk: true,
      asksReason: true,
      undo: 'reissue',
      applies: ({ state }) => state === 'valid',
      run: (context, _id, { row, reason }) => revoke(context, String(row.number), reason),
    }),
    reissue: defineAction({
      title: words('重新颁发', 'Issue again'),
      asksReason: true,
      applies: ({ state }) => state === 'revoked',
      run: (context, _id, { row }) => reissue(context, String(row.number)),
    }),
  },
})
