import { Picture } from '#web/ui/picture/picture.tsx'
import './company-logo.css'

type CompanyLogoProps = { src: string; size: 'small' | 'large' }

/** The company's name is always shown beside it. */
export const CompanyLogo = ({ src, size }: CompanyLogoProps) => (
  <span className="company-logo" data-size={size}>
    <Picture src={src} alt="" width={160} ratio="1 / 1" />
  </span>
)
