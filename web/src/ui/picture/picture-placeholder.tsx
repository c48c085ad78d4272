/** An apricot blossom, the platform's logo, subtle enough to repeat in a list. */
export function PicturePlaceholder() {
  return (
    <svg className="picture-blossom" viewBox="0 0 64 64" fill="none" stroke="currentColor" aria-hidden="true">
      <g strokeWidth="2" strokeLinejoin="round">
        {[0, 72, 144, 216, 288].map((turn) => (
          <path
            key={turn}
            d="M32 30c-7-4-9.5-10-7-15.5 2-4 5.5-4.5 7-3 1.5-1.5 5-1 7 3C41.5 20 39 26 32 30z"
            transform={`rotate(${turn} 32 33)`}
          />
        ))}
      </g>
      <circle cx="32" cy="33" r="2.5" fill="currentColor" stroke="none" />
    </svg>
  )
}
