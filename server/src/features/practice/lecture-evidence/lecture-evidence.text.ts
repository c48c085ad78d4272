import { words } from '#kernel/console-framework/words.ts'
import type { Words } from '#kernel/console-framework/words.ts'
const zh = {
  missing: {
    meeting: '会议尚未结束',
    confirmation: '任务单尚未确认',
    agreement: '劳务协议尚未签署或需要重新签署',
    record: '没有直播记录或签到记录',
    pictures: '没有可用的会议照片',
    slides: '没有课件',
  },
}

export const lectureEvidenceText = {
  zh,
  en: {
    missing: {
      meeting: 'The meeting is not over',
      confirmation: 'The task sheet is not confirmed',
      agreement: 'The agreement is not signed, or has to be signed again',
      record: 'There is no record of a live stream or a check-in',
      pictures: 'There are no usable pictures',
      slides: 'There are no slides',
    },
  } satisfies typeof zh,
}

export type MissingEvidence = keyof typeof zh.missing

const sponsorZh = {
  fileName: '赞助讲课.csv',
  columns: [
    '会议',
    '开始时间',
    '结束时间',
    '讲者',
    '医院',
    '直播分钟',
    '最高同时观看人数',
    '照片',
    '课件',
    '资料',
  ],
  states: { 0: '收集中', 1: '已齐全' },
}

/** The table that sponsors download. */
export const sponsorText = {
  zh: sponsorZh,
  en: {
    fileName: 'sponsored-lectures.csv',
    columns: [
      'Meeting',
      'Begin',
      'End',
      'Speaker',
      'Hospital',
      'Minutes live',
      'Most viewers at once',
      'Pictures',
      'Slides',
      'Records',
    ],
    states: { 0: 'being collected', 1: 'complete' },
  } satisfies typeof sponsorZh,
}

/** Headings of the document in a pack. */
export const packText = {
  title: '学术讲课资料 Evidence of a lecture',
  contents: '目录 Contents',
  sections: {
    person: '专家与会议 Expert and meeting',
    history: '邀请与确认 Invitation and confirmations',
    programme: '会议日程 Programme',
    agreements: '劳务协议 Agreements',
    checkins: '签到 Sign-in',
    live: '直播记录 Live record',
    viewers: '观看人数 Viewers per minute',
    pictures: '会议照片 Pictures',
    slides: '课件 Slides',
    replay: '回放 Replay',
    fees: '讲课费与税 Fee and tax',
    payouts: '支付记录 Payouts',
    files: '文件清单 Files',
  },
  none: '无 None',
  sessionStates: {
    0: '未答复 not answered',
    1: '已确认 confirmed',
    2: '已婉拒 declined',
    3: '提出改期 another time proposed',
  } as Record<number, string>,
  agreementHolds: '现行 in force',
  agreementReplaced: '已被新的约定取代 replaced since',
  noSessions: '未安排讲者日程，讲课时段不明 no session was planned: the time of the lecture is not known',
  notAired: '未播出 not on air',
  noStays:
    '未经会议室连线，无进出记录 did not speak from the room of the meeting: no record of coming and going',
  nobodyWatched: '直播期间无人观看 Nobody watched',
  kinds: {
    sheet_invited: words('发出邀请', 'invited'),
    sheet_withdrawn: words('撤回邀请', 'invitation withdrawn'),
    schedule_confirmed: words('确认任务单', 'confirmed the task sheet'),
    schedule_refused: words('婉拒任务单', 'declined the task sheet'),
    session_confirmed: words('确认日程', 'confirmed a session'),
    session_refused: words('婉拒日程', 'declined a session'),
    session_proposed: words('提出改期', 'proposed another time'),
    session_accepted: words('同意改期', 'other time accepted'),
    session_declined: words('未能改期', 'other time declined'),
    session_added: words('新增日程', 'session added'),
    session_changed: words('变更日程', 'session changed'),
    session_retitled: words('修改题目', 'title corrected'),
    session_removed: words('取消日程', 'session removed'),
    room_asked: words('安排标本室', 'asked to use the specimen room'),
    room_confirmed: words('确认使用标本室', 'confirmed the specimen room'),
    room_refused: words('不使用标本室', 'declined the specimen room'),
    room_removed: words('取消标本室', 'specimen room removed'),
    poll_opened: words('征询时间', 'times asked about'),
    poll_answered: words('答复方便的时间', 'times answered'),
    poll_withdrawn: words('撤回时间征询', 'question about times withdrawn'),
    session_polled: words('按方便的时间安排', 'planned at a time that suits'),
    wait_file_given: words('会务组提供文件', 'document given'),
    wait_added: words('新增待办', 'to-do added'),
    wait_edited: words('回复待办', 'answered a to-do'),
    wait_done: words('完成待办', 'to-do done'),
    wait_refused: words('婉拒待办', 'to-do declined'),
    introduction_edited: words('修改讲者资料', 'edited the introduction'),
    fee_set: words('设置讲课费', 'fee set'),
    fee_confirmed: words('确认讲课费', 'confirmed the fee'),
    fee_disputed: words('对讲课费提出异议', 'disputed the fee'),
    fee_answered: words('回复异议', 'dispute answered'),
    fee_corrected: words('更正讲课费', 'fee corrected'),
    fee_reversed: words('冲销讲课费', 'fee reversed'),
    fee_correction_accepted: words('认可讲课费更正', 'accepted the corrected fee'),
    fee_objected: words('对讲课费更正提出异议', 'objected to the corrected fee'),
    fee_objection_answered: words('答复更正异议', 'objection answered'),
    fee_kept: words('保留讲课费', 'fee kept'),
    agreement_signed: words('签署协议', 'signed the agreement'),
    slides_uploaded: words('上传课件', 'uploaded slides'),
    slides_chosen: words('选定课件', 'chose slides'),
    slides_removed: words('删除课件', 'deleted slides'),
    playback_approved: words('同意发布回放', 'approved the playback'),
    playback_refused: words('不同意发布回放', 'refused the playback'),
    playback_published_anyway: words('未经同意发布回放', 'playback published without approval'),
    sponsors_allowed: words('同意向赞助方展示', 'let sponsors see the lecture'),
    sponsors_refused: words('不向赞助方展示', 'does not let sponsors see the lecture'),
    evidence_completed: words('资料按说明视为齐全', 'evidence taken as complete'),
    picture_accepted: words('采用存疑照片', 'accepted a flagged picture'),
  } as Record<string, Words>,
  methods: { form: '表单 form', code: '现场扫码 code on site', staff: '工作人员 staff' } as Record<
    string,
    string
  >,
  sources: { stream: '直播截图 from the stream', upload: '上传 uploaded' },
  flags: { '': '', used_before: '曾在其它会议使用 used before', too_old: '早于会议 older than the meeting' },
  byGuest: '专家 expert',
  byOrganiser: '会务 organiser',
}

const sponsorNoticeZh = {
  title: '授课赞助',
  named: (meeting: string) => `您的账号现在可以查看您赞助的《${meeting}》的授课情况。`,
  removed: (meeting: string) => `您的账号不再能查看《${meeting}》的授课情况。`,
}

export const sponsorNoticeText = {
  zh: sponsorNoticeZh,
  en: {
    title: 'Sponsored lectures',
    named: (meeting) => `Your account can now see the lectures of "${meeting}", which you sponsor.`,
    removed: (meeting) => `Your account can no longer see the lectures of "${meeting}".`,
  } satisfies typeof sponsorNoticeZh,
}
