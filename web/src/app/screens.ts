import { meetingSettingRoutes } from '#web/features/meetings/meeting-settings/routes.ts'
import { expertSessionRoutes } from '#web/features/practice/expert-sessions/routes.ts'
import { expertDutyRoutes } from '#web/features/practice/expert-duties/routes.ts'
import { expertSheetRoutes } from '#web/features/practice/expert-sheets/routes.ts'
import { expertAgreementRoutes } from '#web/features/practice/expert-agreements/routes.ts'
import { lectureSlideRoutes } from '#web/features/practice/lecture-slides/routes.ts'
import { lectureEvidenceRoutes } from '#web/features/practice/lecture-evidence/routes.ts'
import { lecturePlaybackRoutes } from '#web/features/practice/lecture-playback/routes.ts'
import { rehearsalRoutes } from '#web/features/practice/rehearsals/routes.ts'
import { specimenRoomRoutes } from '#web/features/practice/specimen-rooms/routes.ts'
import { expertFeeRoutes } from '#web/features/practice/expert-fees/routes.ts'
import { attendanceRoutes } from '#web/features/meetings/attendance/routes.ts'
import { offlineVideoRoutes } from '#web/features/meetings/offline-videos/routes.ts'
import { checkinRoutes } from '#web/features/meetings/checkin/routes.ts'
import { accountRoutes } from '#web/features/people/account/routes.ts'
import { nativeAppRoutes } from '#web/features/people/native-app/routes.ts'
import { publicityRoutes } from '#web/features/library/publicity/routes.ts'
import { messageSettingRoutes } from '#web/features/community/message-settings/routes.ts'
import { messageRoutes } from '#web/features/community/messages/routes.ts'
import { userCenterRoutes } from '#web/features/discover/user-center/routes.ts'
import { backlogRoutes } from '#web/features/discover/backlog/routes.ts'
import { markRoutes } from '#web/features/community/marks/routes.ts'
import { reservationRoutes } from '#web/features/meetings/reservations/routes.ts'
import { personalCenterRoutes } from '#web/features/discover/personal-center/routes.ts'
import { recordingDigestRoutes } from '#web/features/library/recording-digests/routes.ts'
import { articleRoutes } from '#web/features/library/articles/routes.ts'
import { browseRoutes } from '#web/features/discover/browse/routes.ts'
import { collegeRoutes } from '#web/features/library/college/routes.ts'
import { orderRoutes } from '#web/features/commerce/orders/routes.ts'
import { couponRoutes } from '#web/features/commerce/coupons/routes.ts'
import { giftRoutes } from '#web/features/commerce/gifts/routes.ts'
import { groupRoutes } from '#web/features/commerce/groups/routes.ts'
import { coffeeRoutes } from '#web/features/commerce/coffee/routes.ts'
import { billRoutes } from '#web/features/commerce/bills/routes.ts'
import { payeeRoutes } from '#web/features/commerce/payees/routes.ts'
import { withdrawalRoutes } from '#web/features/commerce/withdrawals/routes.ts'
import { workRoutes } from '#web/features/library/works/routes.ts'
import { departmentRoutes } from '#web/features/library/departments/routes.ts'
import { doctorRoutes } from '#web/features/discover/doctor-homepage/routes.ts'
import { followFeedRoutes } from '#web/features/discover/follow-feed/routes.ts'
import { feedbackRoutes } from '#web/features/people/feedback/routes.ts'
import { noteRoutes } from '#web/features/community/notes/routes.ts'
import { historyRoutes } from '#web/features/community/history/routes.ts'
import { encyclopediaRoutes } from '#web/features/library/encyclopedia/routes.ts'
import { inboxRoutes } from '#web/features/discover/inbox/routes.ts'
import { homeRoutes } from '#web/features/discover/home/routes.ts'
import { passwordRoutes } from '#web/features/people/password/routes.ts'
import { searchRoutes } from '#web/features/discover/search/routes.ts'
import { slideRoutes } from '#web/features/people/slide/routes.ts'
import { invitationRoutes } from '#web/features/people/invitation/routes.ts'
import { liveRoutes } from '#web/features/meetings/live/routes.ts'
import { meetingPageRoutes } from '#web/features/discover/meeting-page/routes.ts'
import { operationRoutes } from '#web/features/library/operations/routes.ts'
import { personalRoutes } from '#web/features/people/personal/routes.ts'
import { profileRoutes } from '#web/features/people/profile/routes.ts'
import { reportRoutes } from '#web/features/meetings/reports/routes.ts'
import { studyRoutes } from '#web/features/meetings/study/routes.ts'
import { examRoutes } from '#web/features/meetings/exams/routes.ts'
import { certificateRoutes } from '#web/features/meetings/certificates/routes.ts'
import { subjectRoutes } from '#web/features/library/subjects/routes.ts'
import { verificationRoutes } from '#web/features/people/verification/routes.ts'
import { adRoutes } from '#web/features/library/ads/routes.ts'
import { dataPackageRoutes } from '#web/features/library/data-packages/routes.ts'
import { hallRoutes } from '#web/features/library/halls/routes.ts'
import { questionnaireRoutes } from '#web/features/library/questionnaires/routes.ts'
import { talkRoutes } from '#web/features/library/talks/routes.ts'
import { authoringRoutes } from '#web/features/library/authoring/routes.ts'
import { consultationRoutes } from '#web/features/practice/consultations/routes.ts'
import { teachingRoutes } from '#web/features/practice/teaching-cases/routes.ts'
import { consultingRoutes } from '#web/features/practice/consulting-hours/routes.ts'
import { patientFileRoutes } from '#web/features/practice/patient-files/routes.ts'
import { unionRoutes } from '#web/features/practice/unions/routes.ts'
import { conferenceRoutes } from '#web/features/practice/conferences/routes.ts'
import type { Screen } from '#web/platform/screen.ts'

/** Every address of the app: one line per feature. */
export const screens: Screen[] = [
  ...homeRoutes,
  ...browseRoutes,
  ...accountRoutes,
  ...invitationRoutes,
  ...slideRoutes,
  ...passwordRoutes,
  ...nativeAppRoutes,
  ...publicityRoutes,
  ...messageRoutes,
  ...messageSettingRoutes,
  ...inboxRoutes,
  ...personalCenterRoutes,
  ...backlogRoutes,
  ...userCenterRoutes,
  ...markRoutes,
  ...reservationRoutes,
  ...recordingDigestRoutes,
  ...articleRoutes,
  ...workRoutes,
  ...orderRoutes,
  ...couponRoutes,
  ...giftRoutes,
  ...groupRoutes,
  ...withdrawalRoutes,
  ...payeeRoutes,
  ...billRoutes,
  ...coffeeRoutes,
  ...authoringRoutes,
  ...patientFileRoutes,
  ...unionRoutes,
  ...consultationRoutes,
  ...consultingRoutes,
  ...teachingRoutes,
  ...conferenceRoutes,
  ...doctorRoutes,
  ...departmentRoutes,
  ...collegeRoutes,
  ...encyclopediaRoutes,
  ...meetingPageRoutes,
  ...offlineVideoRoutes,
  ...checkinRoutes,
  ...attendanceRoutes,
  ...expertSheetRoutes,
  ...expertFeeRoutes,
  ...expertAgreementRoutes,
  ...lectureSlideRoutes,
  ...lectureEvidenceRoutes,
  ...lecturePlaybackRoutes,
  ...expertSessionRoutes,
  ...specimenRoomRoutes,
  ...rehearsalRoutes,
  ...expertDutyRoutes,
  ...meetingSettingRoutes,
  ...studyRoutes,
  ...examRoutes,
  ...certificateRoutes,
  ...liveRoutes,
  ...reportRoutes,
  ...operationRoutes,
  ...personalRoutes,
  ...profileRoutes,
  ...searchRoutes,
  ...verificationRoutes,
  ...hallRoutes,
  ...questionnaireRoutes,
  ...dataPackageRoutes,
  ...adRoutes,
  ...talkRoutes,
  ...followFeedRoutes,
  ...historyRoutes,
  ...noteRoutes,
  ...feedbackRoutes,
  ...subjectRoutes,
]
