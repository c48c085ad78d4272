import { removeComment } from './delete-comment.ts'
import { getComments, getTopComments } from './get-comments.ts'
import { listWords, setWord } from './manage-words.ts'
import { praiseComment } from './praise-comment.ts'
import { setComment } from './set-comment.ts'
import { setTop } from './set-top.ts'
import { decideTipOff, listTipOffs, tipOffComment } from './tip-off.ts'

export const commentRoutes = [
  getComments,
  getTopComments,
  setComment,
  removeComment,
  setTop,
  praiseComment,
  tipOffComment,
  listTipOffs,
  decideTipOff,
  listWords,
  setWord,
]
