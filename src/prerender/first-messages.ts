/** The texts shown before the app has loaded; the app's own texts are in locales/. */
interface FirstMessages {
  readonly title: string;
  readonly wait: string;
  readonly slow: string;
  readonly check: string;
  readonly again: string;
  readonly door: string;
}

/** By language, inlined because no other file may arrive. index.html contains the English ones. */
const MESSAGES: Readonly<Record<string, FirstMessages>> = {
  da: {
    title: 'Dit ophold',
    wait: 'Et øjeblik…',
    slow: 'Det tager længere tid, end det burde',
    check: 'Tjek din forbindelse.',
    again: 'Indlæs siden igen',
    door: 'Står du ved døren? Ring til nummeret i din bookingbekræftelse.',
  },
  de: {
    title: 'Ihr Aufenthalt',
    wait: 'Einen Moment…',
    slow: 'Das dauert länger, als es sollte',
    check: 'Bitte prüfen Sie Ihre Verbindung.',
    again: 'Seite neu laden',
    door: 'Sie stehen vor der Tür? Rufen Sie die Nummer in Ihrer Buchungsbestätigung an.',
  },
  el: {
    title: 'Η διαμονή σας',
    wait: 'Μια στιγμή…',
    slow: 'Αυτό διαρκεί περισσότερο από όσο θα έπρεπε',
    check: 'Ελέγξτε τη σύνδεσή σας.',
    again: 'Φορτώστε ξανά τη σελίδα',
    door: 'Βρίσκεστε μπροστά στην πόρτα; Καλέστε τον αριθμό στην επιβεβαίωση της κράτησής σας.',
  },
  es: {
    title: 'Tu estancia',
    wait: 'Un momento…',
    slow: 'Esto está tardando más de lo debido',
    check: 'Comprueba tu conexión.',
    again: 'Volver a cargar la página',
    door: '¿Estás en la puerta? Llama al número de la confirmación de tu reserva.',
  },
  et: {
    title: 'Teie peatumine',
    wait: 'Üks hetk…',
    slow: 'See võtab kauem aega, kui peaks',
    check: 'Kontrollige ühendust.',
    again: 'Laadige leht uuesti',
    door: 'Seisate ukse ees? Helistage numbril, mis on teie broneeringu kinnituses.',
  },
  fi: {
    title: 'Majoituksesi',
    wait: 'Hetki vain…',
    slow: 'Tämä kestää kauemmin kuin pitäisi',
    check: 'Tarkista yhteys.',
    again: 'Lataa sivu uudelleen',
    door: 'Seisotko oven edessä? Soita varausvahvistuksessasi olevaan numeroon.',
  },
  it: {
    title: 'Il tuo soggiorno',
    wait: 'Un momento…',
    slow: 'Ci sta mettendo più del dovuto',
    check: 'Controlla la connessione.',
    again: 'Ricarica la pagina',
    door: 'Sei davanti alla porta? Chiama il numero nella conferma della tua prenotazione.',
  },
  nl: {
    title: 'Je verblijf',
    wait: 'Een moment…',
    slow: 'Dit duurt langer dan het zou moeten',
    check: 'Controleer je verbinding.',
    again: 'Laad de pagina opnieuw',
    door: 'Sta je voor de deur? Bel het nummer in je boekingsbevestiging.',
  },
  no: {
    title: 'Oppholdet ditt',
    wait: 'Et øyeblikk…',
    slow: 'Dette tar lengre tid enn det burde',
    check: 'Sjekk tilkoblingen.',
    again: 'Last inn siden på nytt',
    door: 'Står du ved døren? Ring nummeret i bookingbekreftelsen din.',
  },
};

/** Shows the initial texts of index.html in the guest's language. */
export function showFirstMessages(locale: string): void {
  const boot = document.getElementById('boot');
  if (boot === null) return;
  const messages = MESSAGES[locale.slice(0, 2)];
  if (messages !== undefined) {
    document.title = messages.title;
    for (const place of boot.querySelectorAll<HTMLElement>('[data-word]')) {
      place.textContent = messages[place.dataset['word'] as keyof FirstMessages];
    }
  }
}
