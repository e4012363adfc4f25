export { AccessAfterCheckOut } from './access-after-check-out.tsx';
export { CodeChecks, RemoteChecks } from './checks.tsx';
export { ExpiredDoors } from './expired-doors.tsx';
export { LateCheckOutLink } from './late-check-out-link.tsx';
export { LeavingPicture } from './leaving-picture.tsx';
export { LuggageNotice } from './luggage-notice.tsx';
export { NoDoors } from './no-doors.tsx';
export { OtherRooms } from './other-rooms.tsx';
export { WayHelp } from './way-help.tsx';
