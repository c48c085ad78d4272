import { TagListScreen } from '../parts/tag-list-screen.tsx'

export const OperationList = () => <TagListScreen kind="operation" />
