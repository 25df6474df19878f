/**
 * World brands known in India, and makers of names and websites. Chosen by hand, from general
 * knowledge, by the same criterion as the Indian list. Parted by commas.
 */
export const WORLD_BRANDS = `
  10Web, Abercrombie, Accenture, Acer, Adidas, Agoda, Airbnb, Aldi, Aldo Shoes, Alexa, Alibaba,
  AliExpress, Amazon, American Express, Android, Armani, Asics, Asos, Asus, Audi, Avon Cosmetics,
  B12, Balenciaga, Barilla, Barbie, Behance, Benetton, BigCommerce, Birkenstock, Bluehost, BMW, Body Shop,
  Boeing, Bosch, Bose Audio, Bugatti, Bulgari, Burberry, Burger King, Bvlgari, CafePress,
  Calvin Klein, Canon Cameras, Canva, Carrd, Carrefour, Cartier, Casio, Chanel, ChatGPT,
  Chevrolet, Clinique, Coca-Cola, Colgate, Converse Shoes, Costa Coffee, Costco, Crocs, Daimler,
  Danone, Deloitte, Diesel Jeans, Disney, Disneyland, Dolce Gabbana, Domino's, Domino's Pizza,
  Dove Soap, DreamHost, Dropbox, Ducati, Dunkin, Dunkin Donuts, Duolingo, Durable, Dyson, eBay,
  Ecosia, Elle Magazine, Emirates, Ericsson, Estee Lauder, Etsy, Evian, Expedia, Facebook, Fanta,
  FedEx, Ferrari, Ferrero Rocher, Figma, Fitbit, Fiverr, Forever 21, Framer, FreshBooks, Fujifilm,
  Garnier, Gatorade, Gillette, GitHub, Givenchy, Gmail, GoDaddy, Google, GoPro, Grammarly, Gucci,
  Guerlain, H&M, Harley Davidson, Heineken, Heinz, Hermès, Hersheys, Hewlett Packard, Hilton,
  Hitachi, Honda, Horlicks, Hostinger, Hotmail, Huawei, HubSpot, Huggies, Hyatt, Hyundai,
  Häagen-Dazs, IBM, Ikea, Instagram, Intel, iPhone, Isuzu, Jaguar Cars, Johnson and Johnson,
  Kawasaki, Kellogg's, Kentucky Fried Chicken, KFC, Kia Motors, KitKat, Kleenex, Knorr, Kodak,
  Kohler, L'Oreal, Lacoste, Lamborghini, Lancome, Lego, Lenovo, Levi's, LinkedIn, Lipton,
  Logitech, Looka, Louis Vuitton, Lufthansa, Lululemon, Mailchimp, Mango Fashion,
  Marks and Spencer, Marlboro, Marriott, Mars Wrigley, Mastercard, Maybelline, Mazda, McDonald's,
  Mercedes, Mercedes Benz, Michelin, Microsoft, Milka, Miniso, Mitsubishi, Mondelez, Motorola,
  Mozilla, Muji, Namecheap, Namelix, Netflix, NetSuite, Neutrogena, New Balance, Nike, Nikon,
  Nintendo, Nissan, Nivea, Nokia, Notion Labs, Novotel, Nutella, Nvidia, Olay, Omega Watches,
  OnePlus, OpenAI, Oreo, Oriflame, Otis Elevators, Pampers, Panasonic, PayPal, Pepsi, Perrier,
  Peugeot, Philips, Pinterest, Pixpa, Pizza Hut, PlayStation, Polaroid, Porsche, Prada, Pringles,
  Procter Gamble, Puma, QuickBooks, Quora, Ralph Lauren, Ray-Ban, Realme, Reddit, Reebok, Renault,
  Revlon, Ritz Carlton, Rolex, Rolls Royce, Samsonite, Samsung, Sega, Sephora, Shein, Sheraton,
  Shopify, Siemens, Skechers, Skoda, Skype, Smirnoff, Snapchat, Snickers, Solana, Sony, Spotify, Sprite,
  Squarespace, Starbucks, Stripe Payments, Subway, Superdry, Suzuki, Swarovski, Swatch, Taco Bell,
  Telegram App, Tesla, TikTok, Timberland, Timex, Tinder, Tissot, Toblerone, Tommy Hilfiger,
  Toshiba, Toyota, TripAdvisor, Triumph Motorcycles, Tumblr, Tupperware, Twitch, Twitter,
  Typeform, Uber, Unilever, Uniqlo, UPS Courier, Vans Shoes, Vaseline, Versace, Victoria's Secret,
  Vimeo, Visa Card, Vodafone, Vogue Magazine, Volkswagen, Volvo, Walmart, Webflow, Weebly,
  WhatsApp, Wikipedia, Wix, WooCommerce, WordPress, Wrangler Jeans, Wrigley, Xerox, Xiaomi, Yahoo,
  Yamaha, Yelp, YouTube, Zara, Zendesk, Zoho, Zoom Video, Zyro
`;
