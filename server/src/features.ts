import type { Feature } from '#kernel/feature.ts'
import { accountFeature } from './features/people/account/account.feature.ts'
import { auditFeature } from './features/people/audit/audit.feature.ts'
import { doctorsFeature } from './features/people/doctors/doctors.feature.ts'
import { jobsFeature } from './features/people/jobs/jobs.feature.ts'
import { supportFeature } from './features/people/support/support.feature.ts'
import { feedbackFeature } from './features/people/feedback/feedback.feature.ts'
import { otherLoginsFeature } from './features/people/other-logins/other-logins.feature.ts'
import { ownAccountFeature } from './features/people/own-account/own-account.feature.ts'
import { nativeAppFeature } from './features/people/native-app/native-app.feature.ts'
import { passwordFeature } from './features/people/password/password.feature.ts'
import { profileFeature } from './features/people/profile/profile.feature.ts'
import { secondStepFeature } from './features/people/second-step/second-step.feature.ts'
import { slideFeature } from './features/people/slide/slide.feature.ts'
import { uploadsFeature } from './features/people/uploads/uploads.feature.ts'
import { visitorsFeature } from './features/people/visitors/visitors.feature.ts'
import { verificationFeature } from './features/people/verification/verification.feature.ts'
import { wechatFeature } from './features/people/wechat/wechat.feature.ts'
import { chatFeature } from './features/community/chat/chat.feature.ts'
import { commentsFeature } from './features/community/comments/comments.feature.ts'
import { followsFeature } from './features/community/follows/follows.feature.ts'
import { historyFeature } from './features/community/history/history.feature.ts'
import { marksFeature } from './features/community/marks/marks.feature.ts'
import { maskingFeature } from './features/community/masking/masking.feature.ts'
import { messagesFeature } from './features/community/messages/messages.feature.ts'
import { notesFeature } from './features/community/notes/notes.feature.ts'
import { roomRecordingsFeature } from './features/community/room-recordings/room-recordings.feature.ts'
import { roomsFeature } from './features/community/rooms/rooms.feature.ts'
import { shareFeature } from './features/community/share/share.feature.ts'
import { certificatesFeature } from './features/meetings/certificates/certificates.feature.ts'
import { attendanceFeature } from './features/meetings/attendance/attendance.feature.ts'
import { creditWalletFeature } from './features/meetings/credit-wallet/credit-wallet.feature.ts'
import { checkinFeature } from './features/meetings/checkin/checkin.feature.ts'
import { danmakuFeature } from './features/meetings/danmaku/danmaku.feature.ts'
import { examsFeature } from './features/meetings/exams/exams.feature.ts'
import { offlineVideosFeature } from './features/meetings/offline-videos/offline-videos.feature.ts'
import { liveRoomFeature } from './features/meetings/live-room/live-room.feature.ts'
import { liveFeature } from './features/meetings/live/live.feature.ts'
import { meetingSettingsFeature } from './features/meetings/meeting-settings/meeting-settings.feature.ts'
import { meetingEditorFeature } from './features/console/meeting-editor/meeting-editor.feature.ts'
import { liveDashboardFeature } from './features/console/live-dashboard/live-dashboard.feature.ts'
import { onboardingFeature } from './features/console/onboarding/onboarding.feature.ts'
import { providersFeature } from './features/console/providers/providers.feature.ts'
import { systemFeature } from './features/console/system/system.feature.ts'
import { placesFeature } from './features/console/places/places.feature.ts'
import { programmeFeature } from './features/console/programme/programme.feature.ts'
import { meetingsFeature } from './features/meetings/meetings/meetings.feature.ts'
import { reportsFeature } from './features/meetings/reports/reports.feature.ts'
import { reservationsFeature } from './features/meetings/reservations/reservations.feature.ts'
import { edgeLogsFeature } from './features/meetings/edge-logs/edge-logs.feature.ts'
import { studyFeature } from './features/meetings/study/study.feature.ts'
import { watchingFeature } from './features/meetings/watching/watching.feature.ts'
import { adsFeature } from './features/library/ads/ads.feature.ts'
import { articlesFeature } from './features/library/articles/articles.feature.ts'
import { collegeFeature } from './features/library/college/college.feature.ts'
import { worksFeature } from './features/library/works/works.feature.ts'
import { dataPackagesFeature } from './features/library/data-packages/data-packages.feature.ts'
import { departmentsFeature } from './features/library/departments/departments.feature.ts'
import { encyclopediaFeature } from './features/library/encyclopedia/encyclopedia.feature.ts'
import { hallsFeature } from './features/library/halls/halls.feature.ts'
import { operationsFeature } from './features/library/operations/operations.feature.ts'
import { talkCaptionsFeature } from './features/library/talk-captions/talk-captions.feature.ts'
import { transcriptsFeature } from './features/library/transcripts/transcripts.feature.ts'
import { quotedPassagesFeature } from './features/library/quoted-passages/quoted-passages.feature.ts'
import { recordingDigestsFeature } from './features/library/recording-digests/recording-digests.feature.ts'
import { publicityFeature } from './features/library/publicity/publicity.feature.ts'
import { questionnairesFeature } from './features/library/questionnaires/questionnaires.feature.ts'
import { subjectsFeature } from './features/library/subjects/subjects.feature.ts'
import { liveCaptionsFeature } from './features/library/live-captions/live-captions.feature.ts'
import { roomCaptionsFeature } from './features/library/room-captions/room-captions.feature.ts'
import { translationsFeature } from './features/library/translations/translations.feature.ts'
import { answerInEnglish } from './features/library/translations/answer-in-english.ts'
import { synonymsFeature } from './features/library/synonyms/synonyms.feature.ts'
import { talksFeature } from './features/library/talks/talks.feature.ts'
import { booksFeature } from './features/commerce/books/books.feature.ts'
import { billsFeature } from './features/commerce/bills/bills.feature.ts'
import { coffeeFeature } from './features/commerce/coffee/coffee.feature.ts'
import { couponsFeature } from './features/commerce/coupons/coupons.feature.ts'
import { giftsFeature } from './features/commerce/gifts/gifts.feature.ts'
import { groupsFeature } from './features/commerce/groups/groups.feature.ts'
import { ledgerFeature } from './features/commerce/ledger/ledger.feature.ts'
import { ordersFeature } from './features/commerce/orders/orders.feature.ts'
import { payeesFeature } from './features/commerce/payees/payees.feature.ts'
import { reconciliationFeature } from './features/commerce/reconciliation/reconciliation.feature.ts'
import { taxFeature } from './features/commerce/tax/tax.feature.ts'
import { withdrawalsFeature } from './features/commerce/withdrawals/withdrawals.feature.ts'
import { videosFeature } from './features/library/videos/videos.feature.ts'
import { authoringFeature } from './features/library/authoring/authoring.feature.ts'
import { conferenceMinutesFeature } from './features/practice/conference-minutes/conference-minutes.feature.ts'
import { conferencesFeature } from './features/practice/conferences/conferences.feature.ts'
import { expertInvitationsFeature } from './features/practice/expert-invitations/expert-invitations.feature.ts'
import { expertSessionsFeature } from './features/practice/expert-sessions/expert-sessions.feature.ts'
import { sessionPollsFeature } from './features/practice/session-polls/session-polls.feature.ts'
import { expertDutiesFeature } from './features/practice/expert-duties/expert-duties.feature.ts'
import { consultationsFeature } from './features/practice/consultations/consultations.feature.ts'
import { unionsFeature } from './features/practice/unions/unions.feature.ts'
import { rehearsalsFeature } from './features/practice/rehearsals/rehearsals.feature.ts'
import { specimenRoomsFeature } from './features/practice/specimen-rooms/specimen-rooms.feature.ts'
import { expertSheetsFeature } from './features/practice/expert-sheets/expert-sheets.feature.ts'
import { expertFeesFeature } from './features/practice/expert-fees/expert-fees.feature.ts'
import { lectureEvidenceFeature } from './features/practice/lecture-evidence/lecture-evidence.feature.ts'
import { lecturePlaybackFeature } from './features/practice/lecture-playback/lecture-playback.feature.ts'
import { lectureSlidesFeature } from './features/practice/lecture-slides/lecture-slides.feature.ts'
import { consultingHoursFeature } from './features/practice/consulting-hours/consulting-hours.feature.ts'
import { teachingCasesFeature } from './features/practice/teaching-cases/teaching-cases.feature.ts'
import { patientFilesFeature } from './features/practice/patient-files/patient-files.feature.ts'
import { expertAgreementsFeature } from './features/practice/expert-agreements/expert-agreements.feature.ts'
import { backlogFeature } from './features/discover/backlog/backlog.feature.ts'
import { browseFeature } from './features/discover/browse/browse.feature.ts'
import { doctorHomepageFeature } from './features/discover/doctor-homepage/doctor-homepage.feature.ts'
import { followFeedFeature } from './features/discover/follow-feed/follow-feed.feature.ts'
import { homeFeature } from './features/discover/home/home.feature.ts'
import { inboxFeature } from './features/discover/inbox/inbox.feature.ts'
import { meetingHomeFeature } from './features/discover/meeting-home/meeting-home.feature.ts'
import { meetingPageFeature } from './features/discover/meeting-page/meeting-page.feature.ts'
import { personalCenterFeature } from './features/discover/personal-center/personal-center.feature.ts'
import { answersFeature } from './features/discover/answers/answers.feature.ts'
import { searchFeature } from './features/discover/search/search.feature.ts'
import { sitemapFeature } from './features/discover/sitemap/sitemap.feature.ts'
import { userCenterFeature } from './features/discover/user-center/user-center.feature.ts'
import { announcementsFeature } from './features/console/announcements/announcements.feature.ts'
import { figuresFeature } from './features/console/figures/figures.feature.ts'
import { listsFeature } from './features/console/lists/lists.feature.ts'
import { peopleFeature } from './features/console/people/people.feature.ts'
import { importsFeature } from './features/console/imports/imports.feature.ts'
import { picturesFeature } from './features/console/pictures/pictures.feature.ts'
import { recordsFeature } from './features/console/records/records.feature.ts'
import { requestsFeature } from './features/console/requests/requests.feature.ts'
import { sponsorReportsFeature } from './features/console/sponsor-reports/sponsor-reports.feature.ts'
import { todayFeature } from './features/console/today/today.feature.ts'
import { sandboxFeature } from './sandbox/sandbox.feature.ts'

/** What the server is made of: one line a feature, in the order in which they start. */
export const features: Feature[] = [
  accountFeature,
  auditFeature,
  doctorsFeature,
  jobsFeature,
  feedbackFeature,
  supportFeature,
  otherLoginsFeature,
  ownAccountFeature,
  nativeAppFeature,
  passwordFeature,
  profileFeature,
  secondStepFeature,
  slideFeature,
  uploadsFeature,
  verificationFeature,
  visitorsFeature,
  wechatFeature,
  chatFeature,
  commentsFeature,
  followsFeature,
  historyFeature,
  marksFeature,
  maskingFeature,
  messagesFeature,
  notesFeature,
  roomRecordingsFeature,
  roomsFeature,
  shareFeature,
  certificatesFeature,
  checkinFeature,
  attendanceFeature,
  danmakuFeature,
  examsFeature,
  offlineVideosFeature,
  liveRoomFeature,
  liveFeature,
  meetingSettingsFeature,
  meetingsFeature,
  reportsFeature,
  reservationsFeature,
  studyFeature,
  edgeLogsFeature,
  creditWalletFeature,
  watchingFeature,
  adsFeature,
  articlesFeature,
  collegeFeature,
  worksFeature,
  dataPackagesFeature,
  departmentsFeature,
  encyclopediaFeature,
  hallsFeature,
  operationsFeature,
  talkCaptionsFeature,
  transcriptsFeature,
  recordingDigestsFeature,
  quotedPassagesFeature,
  publicityFeature,
  questionnairesFeature,
  subjectsFeature,
  synonymsFeature,
  translationsFeature,
  liveCaptionsFeature,
  roomCaptionsFeature,
  talksFeature,
  coffeeFeature,
  couponsFeature,
  giftsFeature,
  groupsFeature,
  ledgerFeature,
  ordersFeature,
  reconciliationFeature,
  payeesFeature,
  taxFeature,
  withdrawalsFeature,
  billsFeature,
  booksFeature,
  videosFeature,
  authoringFeature,
  unionsFeature,
  consultationsFeature,
  conferencesFeature,
  conferenceMinutesFeature,
  expertSheetsFeature,
  expertFeesFeature,
  expertAgreementsFeature,
  lectureSlidesFeature,
  patientFilesFeature,
  teachingCasesFeature,
  consultingHoursFeature,
  lecturePlaybackFeature,
  lectureEvidenceFeature,
  expertSessionsFeature,
  expertInvitationsFeature,
  specimenRoomsFeature,
  rehearsalsFeature,
  sessionPollsFeature,
  expertDutiesFeature,
  backlogFeature,
  browseFeature,
  doctorHomepageFeature,
  followFeedFeature,
  homeFeature,
  inboxFeature,
  meetingHomeFeature,
  meetingPageFeature,
  personalCenterFeature,
  searchFeature,
  sitemapFeature,
  answersFeature,
  userCenterFeature,
  meetingEditorFeature,
  programmeFeature,
  placesFeature,
  liveDashboardFeature,
  providersFeature,
  systemFeature,
  onboardingFeature,
  announcementsFeature,
  figuresFeature,
  listsFeature,
  peopleFeature,
  recordsFeature,
  importsFeature,
  picturesFeature,
  requestsFeature,
  sponsorReportsFeature,
  todayFeature,
  sandboxFeature,
]

export const handlers = features.flatMap(({ calls = [] }) => calls).map(answerInEnglish)
