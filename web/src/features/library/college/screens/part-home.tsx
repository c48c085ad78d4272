import { TagHomeScreen } from '../parts/tag-home-screen.tsx'

export const PartHome = () => <TagHomeScreen kind="part" />
