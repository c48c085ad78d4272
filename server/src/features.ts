import type { Handler } from '#kernel/answer.ts'
import type { Page } from '#kernel/pages/page.ts'
import { accountRoutes } from './features/account/account.routes.ts'
import { articlePages } from './features/articles/articles.pages.ts'
import { articleRoutes } from './features/articles/articles.routes.ts'
import { browsePages } from './features/browse/browse.pages.ts'
import { browseRoutes } from './features/browse/browse.routes.ts'
import { collegePages } from './features/college/college.pages.ts'
import { collegeRoutes } from './features/college/college.routes.ts'
import { commentRoutes } from './features/comments/comments.routes.ts'
import { commonRoutes } from './features/common/common.routes.ts'
import { coursePages } from './features/courses/courses.pages.ts'
import { courseRoutes } from './features/courses/courses.routes.ts'
import { departmentPages } from './features/departments/departments.pages.ts'
import { departmentRoutes } from './features/departments/departments.routes.ts'
import { doctorPages } from './features/doctors/doctors.pages.ts'
import { doctorRoutes } from './features/doctors/doctors.routes.ts'
import { followRoutes } from './features/follows/follows.routes.ts'
import { historyRoutes } from './features/history/history.routes.ts'
import { encyclopediaPages } from './features/encyclopedia/encyclopedia.pages.ts'
import { encyclopediaRoutes } from './features/encyclopedia/encyclopedia.routes.ts'
import { homePages } from './features/home/home.pages.ts'
import { homeRoutes } from './features/home/home.routes.ts'
import { liveRoutes } from './features/live/live.routes.ts'
import { loginsRoutes } from './features/logins/logins.routes.ts'
import { markRoutes } from './features/marks/marks.routes.ts'
import { meetingPages } from './features/meetings/meetings.pages.ts'
import { meetingHomeRoutes } from './features/meetings/home.routes.ts'
import { meetingRoutes } from './features/meetings/meetings.routes.ts'
import { messageRoutes } from './features/messages/messages.routes.ts'
import { operationPages } from './features/operations/operations.pages.ts'
import { operationRoutes } from './features/operations/operations.routes.ts'
import { passwordRoutes } from './features/password/password.routes.ts'
import { profileRoutes } from './features/profile/profile.routes.ts'
import { reportPages } from './features/reports/reports.pages.ts'
import { reportRoutes } from './features/reports/reports.routes.ts'
import { reservationRoutes } from './features/reservations/reservations.routes.ts'
import { shareRoutes } from './features/share/share.routes.ts'
import { searchRoutes } from './features/search/search.routes.ts'
import { examRoutes } from './features/exams/exams.routes.ts'
import { studyRoutes } from './features/study/study.routes.ts'
import { certificateRoutes } from './features/certificates/certificates.routes.ts'
import { slideRoutes } from './features/slide/slide.routes.ts'
import { subjectRoutes } from './features/subjects/subjects.routes.ts'
import { verificationRoutes } from './features/verification/verification.routes.ts'
import { wechatRoutes } from './features/wechat/wechat.routes.ts'
import { adPages } from './features/ads/ads.pages.ts'
import { adRoutes } from './features/ads/ads.routes.ts'
import { noteRoutes } from './features/notes/notes.routes.ts'
import { meetingSettingRoutes } from './features/meeting-settings/meeting-settings.routes.ts'
import { meetingTaskRoutes } from './features/meeting-tasks/meeting-tasks.routes.ts'
import { danmakuRoutes } from './features/danmaku/danmaku.routes.ts'
import { liveRoomRoutes } from './features/live-room/live-room.routes.ts'
import { dataPackagePages } from './features/data-packages/data-packages.pages.ts'
import { dataPackageRoutes } from './features/data-packages/data-packages.routes.ts'
import { hallPages } from './features/halls/halls.pages.ts'
import { hallRoutes } from './features/halls/halls.routes.ts'
import { questionnairePages } from './features/questionnaires/questionnaires.pages.ts'
import { questionnaireRoutes } from './features/questionnaires/questionnaires.routes.ts'
import { talkPages } from './features/talks/talks.pages.ts'
import { talkRoutes } from './features/talks/talks.routes.ts'
import { checkinRoutes } from './features/checkin/checkin.routes.ts'
import { watchingRoutes } from './features/watching/watching.routes.ts'

/** What the server offers: one line a feature. */
export const handlers: Handler[] = [
  ...accountRoutes,
  ...passwordRoutes,
  ...slideRoutes,
  ...loginsRoutes,
  ...profileRoutes,
  ...verificationRoutes,
  ...homeRoutes,
  ...browseRoutes,
  ...searchRoutes,
  ...meetingRoutes,
  ...meetingHomeRoutes,
  ...studyRoutes,
  ...examRoutes,
  ...certificateRoutes,
  ...liveRoutes,
  ...reservationRoutes,
  ...reportRoutes,
  ...articleRoutes,
  ...commentRoutes,
  ...markRoutes,
  ...danmakuRoutes,
  ...noteRoutes,
  ...meetingTaskRoutes,
  ...meetingSettingRoutes,
  ...liveRoomRoutes,
  ...courseRoutes,
  ...operationRoutes,
  ...doctorRoutes,
  ...departmentRoutes,
  ...collegeRoutes,
  ...encyclopediaRoutes,
  ...commonRoutes,
  ...messageRoutes,
  ...followRoutes,
  ...historyRoutes,
  ...shareRoutes,
  ...subjectRoutes,
  ...wechatRoutes,
  ...hallRoutes,
  ...questionnaireRoutes,
  ...dataPackageRoutes,
  ...adRoutes,
  ...talkRoutes,
  ...watchingRoutes,
  ...checkinRoutes,
]

/** The pages that describe themselves to crawlers and chat previews. */
export const pages: Page[] = [
  ...homePages,
  ...browsePages,
  ...meetingPages,
  ...reportPages,
  ...articlePages,
  ...coursePages,
  ...operationPages,
  ...doctorPages,
  ...departmentPages,
  ...hallPages,
  ...questionnairePages,
  ...dataPackagePages,
  ...adPages,
  ...talkPages,
  ...collegePages,
  ...encyclopediaPages,
]
