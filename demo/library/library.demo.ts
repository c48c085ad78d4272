import type { DemoPart } from '#demo/demo-part.ts'
import { loadAds } from './ads.ts'
import { loadArticles } from './articles.ts'
import { loadCollege } from './college.ts'
import { loadWorks, loadOperations } from './works.ts'
import { loadEncyclopedia } from './encyclopedia.ts'
import { loadExhibition } from './halls.ts'
import { loadLessonProgress } from './lesson-progress.ts'
import { loadSubmissions } from './publicity.ts'
import { loadQuestionnaires } from './questionnaires.ts'
import { loadSubjects } from './subjects.ts'
import { loadTalks } from './talks.ts'
import { loadTranslations } from './translations.ts'
import { loadUploadedVideos } from './videos.ts'
import { loadOwnWorks } from './authoring.ts'

export const libraryDemo: DemoPart[] = [
  { name: 'subjects', load: loadSubjects },
  { name: 'articles', after: ['meetings'], load: loadArticles },
  { name: 'works', after: ['doctors'], load: loadWorks },
  { name: 'operations', after: ['works'], load: loadOperations },
  { name: 'college', after: ['articles', 'operations'], load: loadCollege },
  { name: 'encyclopedia', after: ['college'], load: loadEncyclopedia },
  { name: 'videos', after: ['verification'], load: loadUploadedVideos },
  { name: 'authoring', after: ['deliveries'], load: loadOwnWorks },
  { name: 'halls', after: ['account'], load: loadExhibition },
  { name: 'talks', after: ['meeting-home'], load: loadTalks },
  { name: 'questionnaires', after: ['talks'], load: loadQuestionnaires },
  { name: 'ads', after: ['questionnaires'], load: loadAds },
  { name: 'lesson-progress', after: ['orders', 'doctor-homepage'], load: loadLessonProgress },
  { name: 'publicity', after: ['notes'], load: loadSubmissions },
  { name: 'translations', after: ['onboarding', 'native-app'], load: loadTranslations },
]
