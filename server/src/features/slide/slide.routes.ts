import { checkAccessAnswer, giveAccessQuestion } from './access-question.ts'
import { checkSlide } from './check-slide.ts'
import { giveSlideImage } from './give-slide-image.ts'

export const slideRoutes = [giveSlideImage, checkSlide, giveAccessQuestion, checkAccessAnswer]
