import { TagListScreen } from '../parts/tag-list-screen.tsx'

export const PartList = () => <TagListScreen kind="part" />
