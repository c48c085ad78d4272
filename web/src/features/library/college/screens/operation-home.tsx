import { TagHomeScreen } from '../parts/tag-home-screen.tsx'

export const OperationHome = () => <TagHomeScreen kind="operation" />
