interface BrandMarkProps {
  brand: 'main' | 'white-label';
  name: string;
}

/** The sign and name of the brand. */
export function BrandMark({ brand, name }: BrandMarkProps) {
  return (
    <span translate="no" className="brand inline-flex items-center gap-2 text-ink">
      <svg
        aria-hidden
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.9"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="size-[1.625rem] shrink-0 text-accent"
      >
        {brand === 'main' ? <DeskBell /> : <HarbourWave />}
      </svg>
      <span className="flared text-lead leading-none font-bold tracking-[-0.02em]">{name}</span>
    </span>
  );
}

function DeskBell() {
  return (
    <>
      <path d="M3 19.5h18M4.8 16.2a7.200 7.200 0 0 1 14.400 0z" />
      <path d="M12 9V6.600M9.800 6.300h4.400" />
      <path d="M18.300 5.800l1.500-1.600M20.600 8.900l2-.7" />
    </>
  );
}

function HarbourWave() {
  return (
    <>
      <path d="M6.500 11.500a5.500 5.500 0 0 1 11 0" />
      <path d="M2 15.500c1.700-1.700 3.300-1.700 5 0s3.300 1.700 5 0 3.300-1.700 5 0 3.300 1.700 5 0" />
      <path d="M5.500 20c1.100-1 2.200-1 3.300 0s2.200 1 3.300 0 2.200-1 3.300 0 2.200 1 3.300 0" />
    </>
  );
}
