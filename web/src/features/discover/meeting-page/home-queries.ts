import { meetingHomeCalls } from '#contract/discover/meeting-home.ts'
import { pagedQueryOf, queryOf } from '#web/platform/query.ts'

/** The queries of a large meeting's home. */
export const meetingHomeQueries = {
  introduction: (meetingId: number) => queryOf(meetingHomeCalls.introduce, { meeting_id: meetingId }),
  menu: (meetingId: number) => queryOf(meetingHomeCalls.menu, { meeting_id: meetingId }),
  banners: (meetingId: number) => queryOf(meetingHomeCalls.banner, { meeting_id: meetingId }),
  buttons: (meetingId: number) => queryOf(meetingHomeCalls.buttonConfig, { meeting_id: meetingId }),
  logo: (meetingId: number) => queryOf(meetingHomeCalls.enterpriseLogo, { meeting_id: meetingId }),
  chosen: (meetingId: number) => queryOf(meetingHomeCalls.carefullyChosen, { meeting_id: meetingId }),
  channels: (meetingId: number) => queryOf(meetingHomeCalls.channelMenu, { meeting_id: meetingId }),
  testDates: (meetingId: number) => queryOf(meetingHomeCalls.testLiveDate, { meeting_id: meetingId }),
  expert: (meetingId: number, doctorId: number) =>
    queryOf(meetingHomeCalls.expertInfo, { meeting_id: meetingId, doctor_id: doctorId }),
  praises: (meetingId: number) => queryOf(meetingHomeCalls.praiseList, { meeting_id: meetingId, page: 1 }),
  ranks: (meetingId: number) => pagedQueryOf(meetingHomeCalls.inviteRankList, { meeting_id: meetingId }),
  inviteCount: (meetingId: number) => queryOf(meetingHomeCalls.inviteCount, { meeting_id: meetingId }),
  ownInvites: (meetingId: number) => queryOf(meetingHomeCalls.inviteUserInfo, { meeting_id: meetingId }),
  userCenter: (meetingId: number) => ({
    ...queryOf(meetingHomeCalls.userCenter, { meeting_id: meetingId }),
    staleTime: 0,
  }),
}
