// A plain function of its props, without hooks: the prerender renders it before React has loaded.

/** A line over the page, which moves nothing: it says that the saved stay is shown while the response is pending. */
export const CheckingForChanges = ({ text }: { text: string }) => (
  <p
    role="status"
    className="no-print pointer-events-none fixed inset-x-0 z-20 flex justify-end px-7 top-20 wide:top-auto wide:bottom-6 wide:justify-center"
  >
    <span className="pill rounded-full bg-ink px-3.5 py-1.5 text-note text-paper shadow-card">{text}</span>
  </p>
);
