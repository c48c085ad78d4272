import { meetingSettingRoutes } from '#web/features/meeting-settings/routes.ts'
import { meetingTaskRoutes } from '#web/features/meeting-tasks/routes.ts'
import { checkinRoutes } from '#web/features/checkin/routes.ts'
import { accountRoutes } from '#web/features/account/routes.ts'
import { commonRoutes } from '#web/features/common/routes.ts'
import { articleRoutes } from '#web/features/articles/routes.ts'
import { browseRoutes } from '#web/features/browse/routes.ts'
import { collegeRoutes } from '#web/features/college/routes.ts'
import { courseRoutes } from '#web/features/courses/routes.ts'
import { departmentRoutes } from '#web/features/departments/routes.ts'
import { doctorRoutes } from '#web/features/doctors/routes.ts'
import { followRoutes } from '#web/features/follows/routes.ts'
import { historyRoutes } from '#web/features/history/routes.ts'
import { encyclopediaRoutes } from '#web/features/encyclopedia/routes.ts'
import { homeRoutes } from '#web/features/home/routes.ts'
import { passwordRoutes } from '#web/features/password/routes.ts'
import { searchRoutes } from '#web/features/search/routes.ts'
import { slideRoutes } from '#web/features/slide/routes.ts'
import { invitationRoutes } from '#web/features/invitation/routes.ts'
import { liveRoutes } from '#web/features/live/routes.ts'
import { meetingRoutes } from '#web/features/meetings/routes.ts'
import { operationRoutes } from '#web/features/operations/routes.ts'
import { personalRoutes } from '#web/features/personal/routes.ts'
import { profileRoutes } from '#web/features/profile/routes.ts'
import { reportRoutes } from '#web/features/reports/routes.ts'
import { studyRoutes } from '#web/features/study/routes.ts'
import { examRoutes } from '#web/features/exams/routes.ts'
import { certificateRoutes } from '#web/features/certificates/routes.ts'
import { subjectRoutes } from '#web/features/subjects/routes.ts'
import { verificationRoutes } from '#web/features/verification/routes.ts'
import { adRoutes } from '#web/features/ads/routes.ts'
import { dataPackageRoutes } from '#web/features/data-packages/routes.ts'
import { hallRoutes } from '#web/features/halls/routes.ts'
import { questionnaireRoutes } from '#web/features/questionnaires/routes.ts'
import { talkRoutes } from '#web/features/talks/routes.ts'
import type { Screen } from '#web/platform/screen.ts'

/** Every address of the app: one line a feature. */
export const screens: Screen[] = [
  ...homeRoutes,
  ...browseRoutes,
  ...accountRoutes,
  ...invitationRoutes,
  ...slideRoutes,
  ...passwordRoutes,
  ...commonRoutes,
  ...articleRoutes,
  ...courseRoutes,
  ...doctorRoutes,
  ...departmentRoutes,
  ...collegeRoutes,
  ...encyclopediaRoutes,
  ...meetingRoutes,
  ...checkinRoutes,
  ...meetingTaskRoutes,
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
  ...followRoutes,
  ...historyRoutes,
  ...subjectRoutes,
]

export const screenAt = (pathname: string) =>
  screens.find((screen) => screen.path === pathname.replace(/(.)\/$/, '$1'))
